"""Run a foreign program over questions with known answers, and report what it got right, clause by clause."""
