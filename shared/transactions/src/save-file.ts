/** Long enough for any browser to have begun with it. */
const KEPT_FOR = 60_000;

/** Hands a file to the browser to download. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
