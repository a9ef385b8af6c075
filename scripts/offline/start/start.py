"""Serves this copy to the browsers of this machine. Needs Python 3.8 or newer.

    python3 start.py [--port 8055] [--no-browser]
"""
import argparse
import errno
import http.server
import os
import sys
import webbrowser

ROOT = os.path.dirname(os.path.abspath(__file__))
SITE = next((name for name in os.listdir(ROOT) if os.path.exists(os.path.join(ROOT, name, "404.html"))), None)
if SITE is None:
    sys.exit("the manual is not beside this script  ->  unpack the whole zip file, and start the script from its folder")


class Server(http.server.ThreadingHTTPServer):
    # On Windows, two servers could listen at one reused address.
    allow_reuse_address = os.name != "nt"


class Handler(http.server.SimpleHTTPRequestHandler):
    # Complete, because what Python knows else comes from the registry of a Windows machine.
    extensions_map = {
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".ico": "image/x-icon",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".md": "text/markdown; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".pdf": "application/pdf",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".ts": "text/plain; charset=utf-8",
        ".txt": "text/plain; charset=utf-8",
        ".webp": "image/webp",
        ".woff2": "font/woff2",
        ".xml": "text/xml; charset=utf-8",
        ".yaml": "text/yaml; charset=utf-8",
    }

    def __init__(self, *args, **kwargs):
        super().__init__(*args, directory=ROOT, **kwargs)

    def translate_path(self, path):
        file = super().translate_path(path)
        # A page is the index of a folder.
        page = os.path.join(file[:-5], "index.html")
        return page if file.endswith(".html") and not os.path.exists(file) and os.path.exists(page) else file

    def send_head(self):
        try:
            return super().send_head()
        except ValueError:
            # No file has a name with a null character.
            self.send_error(404)
            return None

    def send_error(self, code, message=None, explain=None):
        if code != 404:
            super().send_error(code, message, explain)
            return
        with open(os.path.join(ROOT, SITE, "404.html"), "rb") as page:
            body = page.read()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def list_directory(self, path):
        self.send_error(404)

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format, *args):
        pass


def listen(port, is_fixed):
    while True:
        try:
            return Server(("127.0.0.1", port), Handler)
        except (OSError, OverflowError) as error:
            if is_fixed or port > 8080 or getattr(error, "errno", None) != errno.EADDRINUSE:
                sys.exit(f"the manual can't be served ({error})  ->  choose another port: start.py --port 9000")
            port += 1


parser = argparse.ArgumentParser()
parser.add_argument("--port", type=int)
parser.add_argument("--no-browser", action="store_true")
options = parser.parse_args()
server = listen(8055 if options.port is None else options.port, options.port is not None)
address = f"http://127.0.0.1:{server.server_address[1]}/{SITE}/"
print(f"The manual is at {address}  (Ctrl+C ends it)", flush=True)
if not options.no_browser:
    webbrowser.open(address)
try:
    server.serve_forever()
except KeyboardInterrupt:
    pass
