// A minimal adapter for Node: it answers scoring vectors and skips all others, with reasons.
//
//     lum42 conform -- node docs/lum42/adapters/scoring.mjs
//
// The rules in short (clauses END-2 to END-7): whoever has the most energy cubes of a colour scores its majority; tied
// players share it, rounded down. The most points win; ties go to the most cubes; whoever is still tied wins together.

import { createInterface } from "node:readline";

const MAJORITY_VALUES = { blue: 6, green: 7, yellow: 8, red: 9 }; // END-3
const OBJECTIVE_CUBES = 2; // each player has one for light and one for energy

const sum = (cubes) => Object.values(cubes).reduce((total, count) => total + count, 0);

// without any cube nobody has the majority, unless everybody shares it.
const ZERO_MAJORITY = { no_award: false, all_share: true };

// the cubes that break a tie.
const TIEBREAK_CUBES = {
  light_and_energy: (board) => sum(board.light) + sum(board.energy),
  energy_only: (board) => sum(board.energy),
  every_cube: (board, placed) => sum(board.light) + sum(board.energy) + OBJECTIVE_CUBES - placed,
};

const READINGS = { "R-60": ZERO_MAJORITY, "R-61": TIEBREAK_CUBES };
const DEFAULTS = { "R-60": "no_award", "R-61": "light_and_energy" };

// Who has the majority of a colour, in the order of the seats (END-2).
function majority(vector, colour, sharedAtZero) {
  const count = (seat) => vector.boards[seat].energy[colour];
  const most = Math.max(...vector.seats.map(count));
  return most === 0 && !sharedAtZero ? [] : vector.seats.filter((seat) => count(seat) === most);
}

// Best first; players who are tied even by their cubes share a rank (END-5 to END-7).
function ranking(vector, scores, cubes) {
  const better = (a, b) => scores[b] - scores[a] || cubes[b] - cubes[a];
  const ranks = [];
  for (const seat of [...vector.seats].sort(better)) {
    const last = ranks.at(-1);
    if (last && better(last[0], seat) === 0) last.push(seat);
    else ranks.push([seat]);
  }
  return ranks;
}

// What made the winners: points alone, the cubes of the tie-break, or neither.
function decidedBy(scores, winners) {
  const best = Object.values(scores).filter((points) => points === scores[winners[0]]);
  return winners.length > 1 ? "shared" : best.length > 1 ? "cubes" : "points";
}

function answer(vector) {
  const chosen = { ...DEFAULTS, ...vector.rulings };
  const points = Object.fromEntries(vector.seats.map((seat) => [seat, 0]));
  const [majorities, shares, scores, cubes] = [{}, {}, {}, {}];
  for (const [colour, value] of Object.entries(MAJORITY_VALUES)) {
    const holders = (majorities[colour] = majority(vector, colour, ZERO_MAJORITY[chosen["R-60"]]));
    shares[colour] = holders.length ? Math.floor(value / holders.length) : 0; // END-4
    for (const seat of holders) points[seat] += shares[colour];
  }
  for (const seat of vector.seats) {
    const placed = ["light", "energy"].filter((kind) => vector.achieved[kind].includes(seat)).length;
    scores[seat] = vector.scores[seat] + points[seat];
    cubes[seat] = TIEBREAK_CUBES[chosen["R-61"]](vector.boards[seat], placed);
  }
  const ranks = ranking(vector, scores, cubes);
  const told = { ranking: ranks, winners: ranks[0], decided_by: decidedBy(scores, ranks[0]) };
  return { points, outcome: { scores, majorities, shares, cubes, ...told } };
}

// Why a vector is left out, or nothing if it is answered.
function reasonToSkip(vector) {
  if (vector.type !== "scoring") return `this adapter knows only scoring, not ${vector.type}`;
  for (const [ruling, reading] of Object.entries(vector.rulings)) {
    if (ruling in READINGS && !(reading in READINGS[ruling])) return `unknown reading ${reading} of ${ruling}`;
  }
  return null;
}

function reply(message) {
  if (message.command === "start") {
    const self = { name: "scoring", version: "1.0.0", language: "JavaScript" };
    return { reply: "start", protocol: 1, ...self, events: false };
  }
  const { number, vector } = message;
  const reason = reasonToSkip(vector);
  if (reason) return { reply: "skipped", number, reason };
  try {
    return { reply: "result", number, result: answer(vector) };
  } catch (error) {
    return { reply: "errored", number, message: String(error) };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.command === "stop") break;
  process.stdout.write(`${JSON.stringify(reply(message))}\n`);
}
