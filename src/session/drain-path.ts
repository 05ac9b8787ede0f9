// Where a drain log may point: to files in its own folder tree. A log can come from anywhere, so a path in it must not
// be a way to make a reader open something else. Links are not resolved here: this looks at the text alone.

const ABSOLUTE = /^(?:[/\\]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/|~)/;

/**
 * True for a relative path that stays below the folder it is relative to. `/` and `\` both separate. False for an empty
 * path, the folder itself, an absolute path, a drive, a URL, a home folder, a path with a NUL, and one that climbs out.
 */
export function isInsideFolder(path: string): boolean {
  if (ABSOLUTE.test(path) || path.includes("\0")) return false;
  let depth = 0;
  for (const part of path.split(/[/\\]/)) {
    if (part === "..") depth -= 1;
    else if (part !== "" && part !== ".") depth += 1;
    if (depth < 0) return false;
  }
  return depth > 0;
}
