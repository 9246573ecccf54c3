/** By then, every browser has started the download. */
const KEPT_FOR = 60_000;

/** Downloads a file from memory. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
