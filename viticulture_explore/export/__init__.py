"""Records as files to give away: a page to read, handouts to print, a notebook to go on from.

``page(line, lang)`` and ``handout(line, lang)`` give HTML with everything inside: no script, no font, no picture comes
from elsewhere. ``notebook(line, lang)`` gives the text of an ``.ipynb`` file that opens the explorer on the record.
Each also takes a scenario or a position. ``quiz_handout(quiz, lang)`` prints the questions of a quiz.

>>> import viticulture_explore as ve
>>> page(ve.example("make_wine/two_reds"), "ja").count("<svg")  # the start and three moves
4
"""

from viticulture_explore.export.handouts import handout, quiz_handout
from viticulture_explore.export.notebooks import notebook
from viticulture_explore.export.pages import page

__all__ = ["handout", "notebook", "page", "quiz_handout"]
