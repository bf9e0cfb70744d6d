"""What is raised where the kernels and the readable engine part."""

from volteface.kernel import VoltefaceError


class Disagreement(VoltefaceError):
    """The kernels and the readable engine do not say the same."""
