#!/usr/bin/env python3
"""Sets up the kit in a place of its own and opens the explorer, or runs the tests.

Needs nothing but Python's own library. It is written so that an old Python, too, can read it and say that it is
too old: no syntax newer than Python 3.6. What it says stands in the catalog ``kit``, like every other sentence.
"""

import hashlib
import importlib.util
import io
import json
import locale
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent
NEWEST_TOO_OLD = (3, 10)
LANGUAGES = ("en", "ja", "zh")
CATALOG = Path("viticulture_explore") / "text" / "catalogs" / "kit"
# By kind of set-up: the lock that is installed. The second holds everything the first does.
LOCKS = {"run": "requirements.lock", "test": "requirements-test.lock"}
# How pip says that nobody answers.
NO_ANSWER = re.compile(
    "NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ConnectionResetError|ProxyError"
    "|Network is unreachable|name resolution"
)
# How pip says that it has turned to the next package: by name, or by the file of a wheel that is here already.
TAKEN = re.compile(
    r"(?:Collecting|Requirement already satisfied:|Ignoring) ([\w.-]+)|Processing .*?([\w.]+)-[^/\\ ]*\.whl"
)
# Blanks instead of a control sequence, which some terminals of Windows would show.
EMPTY_LINE = "\r" + " " * 78 + "\r"


class Trouble(Exception):
    """What keeps the kit from going on: the id of one sentence of the catalog, and its values."""

    def __init__(self, sentence, **values):
        super().__init__(sentence)
        self.sentence = sentence
        self.values = values


class Wish:
    """What the person asked for."""

    def __init__(self):
        self.does = "open"  # or setup, test, help
        self.port = None
        self.browser = True
        self.lang = system_language()
        self.pytest = []


# -- words ----------------------------------------------------------------------------------------------------


def system_language():
    """The language of the person's system if it is one of ours, else English."""
    names = [os.environ.get(key) for key in ("LC_ALL", "LC_MESSAGES", "LANG")] + [locale.getlocale()[0]]
    name = next(filter(None, names), "").lower()
    spoken = re.match("[a-z]*", name).group()
    spoken = {"japanese": "ja", "chinese": "zh"}.get(spoken, spoken)
    return spoken if spoken in LANGUAGES else "en"


def sentences(lang, root=ROOT):
    """The sentences of the catalog ``kit``, by id."""
    with io.open(str(root / CATALOG / (lang + ".ftl")), encoding="utf-8") as file:
        text = file.read()
    found = re.findall(r"^([a-z-]+) =(.*(?:\n(?:    .*)?)*)$", text, re.MULTILINE)
    return {key: re.sub(r"^    ", "", body.strip("\n "), flags=re.MULTILINE) for key, body in found}


def has_sentences(root=ROOT):
    return all((root / CATALOG / (lang + ".ftl")).exists() for lang in LANGUAGES)


def sentence(lang, key, values):
    """One sentence, with its values put in."""
    return re.sub(r"\{ \$([a-z]+) \}", lambda place: str(values[place.group(1)]), sentences(lang)[key])


def say(lang, key, **values):
    print(sentence(lang, key, values), flush=True)


# -- what is asked --------------------------------------------------------------------------------------------


def read_arguments(given):
    """The wish behind the arguments. Raises :class:`Trouble` for one that is not known."""
    wish = Wish()
    rest = list(given)
    while rest:
        argument, _, value = rest.pop(0).partition("=")
        if argument in ("--port", "--lang") and not value:
            value = rest.pop(0) if rest else ""
        if argument == "--port":
            wish.port = read_port(value)
        elif argument == "--lang":
            wish.lang = read_language(value)
        elif argument == "--no-browser":
            wish.browser = False
        elif argument in ("-h", "--help"):
            wish.does = "help"
        elif argument == "setup" and wish.does == "open":
            wish.does = "setup"
        elif argument == "test" and wish.does == "open":
            wish.does, wish.pytest, rest = "test", rest, []
        else:
            raise Trouble("kit-bad-argument", argument=argument)
    return wish


def asked_language(given):
    """The language the arguments ask for, even if others among them are wrong; else that of the system."""
    own = given[: given.index("test")] if "test" in given else given  # what follows goes to pytest
    asked = re.findall(r"(?:^|\n)--lang[=\n](.*)", "\n".join(own))
    known = [lang for lang in asked if lang in LANGUAGES]
    return known[-1] if known else system_language()


def read_port(text):
    if not re.match(r"[0-9]{1,5}$", text) or not 1024 <= int(text) <= 65535:
        raise Trouble("kit-bad-port", given=text or "''")
    return int(text)


def read_language(text):
    if text not in LANGUAGES:
        raise Trouble("kit-bad-language", given=text or "''")
    return text


# -- what is there --------------------------------------------------------------------------------------------


def check_python(version):
    """Raises :class:`Trouble` for a Python that is too old, given as ``sys.version_info``."""
    if tuple(version[:2]) <= NEWEST_TOO_OLD:
        raise Trouble("kit-old-python", version=".".join(str(part) for part in version[:2]))


def check_venv_parts():
    """Raises :class:`Trouble` if this Python cannot make a virtual environment (Debian keeps that apart)."""
    if not all(importlib.util.find_spec(part) for part in ("venv", "ensurepip")):
        raise Trouble("kit-no-venv")


def has_no_graphviz_wheel():
    """Whether this is a Linux with musl, which the markers of the lock cannot tell from others."""
    return "musl" in (sysconfig.get_config_var("SOABI") or "")


class Place:
    """The checkout, and what has been set up in its ``.venv``."""

    def __init__(self, root):
        self.root = root
        self.venv = root / ".venv"
        self.python = self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.stamp = self.venv / "kit.json"
        self.log = self.venv / "kit.log"

    def read(self, name):
        """A file of the kit. Raises :class:`Trouble` if it is missing."""
        try:
            return (self.root / name).read_bytes()
        except OSError:
            raise Trouble("kit-file-missing", file=name) from None

    def wanted(self, kind):
        """What a finished set-up is known by: it changes when a lock, the project or the folder does."""
        names = sorted({LOCKS["run"], LOCKS[kind], "pyproject.toml"})
        parts = [str(self.root).encode("utf-8")] + [self.read(name) for name in names]
        return hashlib.sha256(b"\0".join(parts)).hexdigest()

    def done(self):
        """By kind, what the finished set-ups were known by."""
        try:
            return json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}

    def is_ready(self, kind):
        return self.python.exists() and self.done().get(kind) == self.wanted(kind)

    def mark_ready(self, kind):
        kinds = ("run", "test") if kind == "test" else ("run",)
        done = dict(self.done(), **{each: self.wanted(each) for each in kinds})
        self.stamp.write_text(json.dumps(done), encoding="utf-8")


# -- setting up -----------------------------------------------------------------------------------------------


def set_up(place, kind, lang):
    """Make the environment and install the lock and the project; nothing to do if that is done already."""
    if place.is_ready(kind):
        return
    wanted = place.wanted(kind)  # a missing file is better found before minutes of installing
    if not place.python.exists():
        make_venv(place, lang)
    place.log.write_text("", encoding="utf-8")
    install_lock(place, kind, lang)
    say(lang, "kit-installing")
    # Hatchling is in the lock: building needs no download of its own.
    run_pip(place, ["--no-build-isolation", "--no-deps", "--editable", str(place.root)])
    if place.wanted(kind) == wanted:
        place.mark_ready(kind)


def make_venv(place, lang):
    check_venv_parts()
    say(lang, "kit-making-venv", folder=place.venv)
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(place.venv)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        universal_newlines=True,
    )
    if made.returncode:
        raise Trouble("kit-venv-failed", folder=place.venv, reason=last_line(made.stdout))


def install_lock(place, kind, lang):
    lock = place.root / LOCKS[kind]
    text = lock.read_text(encoding="utf-8")
    if has_no_graphviz_wheel():
        say(lang, "kit-no-graphviz")
        text = without(text, "pygraphviz")
        lock = place.venv / LOCKS[kind]
        lock.write_text(text, encoding="utf-8")
    count = len(names_in(text))
    say(lang, "kit-fetching", count=count)
    # Only wheels: they are unpacked, not run, and need no compiler.
    wanted = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "--requirement", str(lock)]
    progress = Progress(lang, count)
    run_pip(place, wanted, progress)
    progress.end_line()


def names_in(lock):
    """The names of the packages in a lock, one an entry."""
    return re.findall(r"^([A-Za-z0-9][\w.-]*)==", lock, re.MULTILINE)


def without(lock, name):
    """A lock without the entry of one package."""
    return re.sub(r"^{}==.*\n(?:    .*\n)*".format(re.escape(name)), "", lock, flags=re.MULTILINE)


def run_pip(place, arguments, notice=None):
    """Install something; every line of pip goes to the log and to ``notice``.

    Raises :class:`Trouble` with pip's own reason if it fails.
    """
    command = [str(place.python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    command += ["--progress-bar", "off"] + arguments
    said = []
    with io.open(str(place.log), "a", encoding="utf-8") as log:
        pip = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=plain_environment()
        )
        for line in io.TextIOWrapper(pip.stdout, encoding="utf-8", errors="replace"):
            log.write(line)
            said.append(line)
            if notice:
                notice(line)
        pip.wait()
    if pip.returncode:
        raise why_pip_failed("".join(said), place.log)


def plain_environment():
    """The environment without what would point this Python or pip at another place."""
    away = ("PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_USER", "PIP_REQUIRE_VIRTUALENV")
    kept = {key: value for key, value in os.environ.items() if key not in away}
    return dict(kept, PYTHONUTF8="1")


def why_pip_failed(said, log):
    if NO_ANSWER.search(said):
        return Trouble("kit-no-network")
    errors = re.findall(r"^\s*(?:ERROR|error): (.+)$", said, re.MULTILINE)
    return Trouble("kit-install-failed", reason=errors[-1] if errors else last_line(said), log=log)


def last_line(text):
    lines = text.strip().splitlines()
    return lines[-1].strip() if lines else "?"


class Progress:
    """Turns what pip says into a line that counts on a terminal, and into a few lines elsewhere."""

    def __init__(self, lang, count):
        self.lang = lang
        self.count = count
        self.done = 0
        self.terminal = sys.stdout.isatty()

    def __call__(self, line):
        seen = TAKEN.match(line)
        if seen:
            self.done += 1
            self.show(seen.group(1) or seen.group(2))
        elif line.startswith("Installing collected packages"):
            self.end_line()
            say(self.lang, "kit-unpacking")

    def show(self, name):
        values = {"done": self.done, "count": self.count, "name": name}
        text = sentence(self.lang, "kit-fetched", values)
        if self.terminal:
            print(EMPTY_LINE + text, end="", flush=True)
        elif self.done % 25 == 0 or self.done == self.count:
            print(text, flush=True)

    def end_line(self):
        if self.terminal:
            print(EMPTY_LINE, end="")


# -- what it is for -------------------------------------------------------------------------------------------


def open_explorer(place, wish):
    command = [str(place.python), "-m", "viticulture_explore", "--lang", wish.lang]
    command += [] if wish.port is None else ["--port", str(wish.port)]
    command += [] if wish.browser else ["--no-browser"]
    return run(command)


def run_tests(place, wish):
    # As many workers as there are cores; browser tests stay together. What the person adds comes last and wins.
    spread = ["-n", "auto", "--dist", "loadgroup"]
    return run([str(place.python), "-m", "pytest"] + spread + wish.pytest, cwd=str(place.root))


def run(command, **options):
    """Run a command to its end and return its code; Ctrl+C is left to it."""
    process = subprocess.Popen(command, env=plain_environment(), **options)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


def main(arguments, place=None):
    """Do what the arguments ask for. Returns the exit code; what is in the way is said in one sentence."""
    place = place or Place(ROOT)
    lang = asked_language(arguments)
    try:
        check_python(sys.version_info)
        wish = read_arguments(arguments)
        if wish.does == "help":
            say(lang, "kit-usage")
            return 0
        set_up(place, "run" if wish.does == "open" else "test", lang)
        if wish.does == "setup":
            say(lang, "kit-ready")
            return 0
        return open_explorer(place, wish) if wish.does == "open" else run_tests(place, wish)
    except Trouble as trouble:
        print(sentence(lang, trouble.sentence, trouble.values), file=sys.stderr)
    except OSError as error:
        reason = "{}: {}".format(error.filename, error.strerror) if error.filename else str(error)
        print(sentence(lang, "kit-venv-failed", {"folder": place.venv, "reason": reason}), file=sys.stderr)
    except KeyboardInterrupt:
        print("\n" + sentence(lang, "kit-stopped", {}), file=sys.stderr)
        return 130
    return 2


def use_plain_letters_where_needed():
    """Let a terminal that lacks a letter show a question mark instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    if not has_sentences():
        # The one sentence that cannot stand in a catalog.
        sys.exit("kit.py works only in the folder it came with, beside viticulture_explore.")
    use_plain_letters_where_needed()
    sys.exit(main(sys.argv[1:]))
