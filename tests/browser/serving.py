"""The built site behind a plain static server, as any visitor gets it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

SITE = Path(__file__).resolve().parents[2] / "site"
SUB_PATH = "/games/lum42/"
"""Most tests run here: what works below a folder works at the top too; the other way round it need not."""


class StaticFiles(SimpleHTTPRequestHandler):
    """Files of the site below one path; everything else is not found."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1  # headers and body leave together

    def __init__(self, *args: object, site: Path, top: str) -> None:
        self.site = site
        self.top = top
        super().__init__(*args, directory=str(site))  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.top):
            return str(self.site / "no such file")
        return super().translate_path("/" + path.removeprefix(self.top))

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  named by the standard library
        """Say nothing: what fails is seen from the browser."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """As static servers do: the site's own page for addresses that do not exist."""
        page = self.site / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def copyfile(self, source: object, outputfile: object) -> None:
        """A browser may go to the next page before it has read this one."""
        try:
            super().copyfile(source, outputfile)  # type: ignore[arg-type]
        except ConnectionError:
            self.close_connection = True


@contextmanager
def served(site: Path, top: str) -> Iterator[str]:
    """The address of the site's door while the server runs, on a free port of this machine."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(StaticFiles, site=site, top=top))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{top}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
