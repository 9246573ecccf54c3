import { useRef, useState } from 'react';
import { imageProblems, kyc as messages } from '../../messages';
import { prepareIdImage, type ImageSource } from './id-image';
import { UNEDITED, type ImageEdits } from './image-edits';

/** An accepted file and its edits. */
export type ReadyImage = {
  status: 'ready';
  name: string;
  image: Blob;
  size: { width: number; height: number };
  edits: ImageEdits;
};

export type ImageChoice =
  | { status: 'none' }
  | { status: 'preparing' }
  | { status: 'refused'; problem: string }
  | ReadyImage;

type Chosen = { file: File; source: ImageSource };

/** The chosen image, checked and re-encoded at once, so that errors appear immediately. */
export function useIdImage() {
  const [choice, setChoice] = useState<ImageChoice>({ status: 'none' });
  const chosen = useRef<Chosen>(undefined);
  const latest = useRef(0);

  async function prepare({ file, source }: Chosen, edits: ImageEdits) {
    const version = (latest.current += 1);
    const prepared = await prepareIdImage(file, { edits, source });
    // Stale: another file or edit was chosen meanwhile.
    if (latest.current !== version) return;
    setChoice(
      prepared.ok
        ? { status: 'ready', name: file.name, image: prepared.image, size: prepared.size, edits }
        : { status: 'refused', problem: imageProblems[prepared.problem] },
    );
  }

  function choose(file: File | undefined, source: ImageSource = 'file') {
    latest.current += 1;
    chosen.current = file && { file, source };
    setChoice({ status: file ? 'preparing' : 'none' });
    if (chosen.current) void prepare(chosen.current, UNEDITED);
  }

  /** Re-encodes the original file with the edits; the previous preview stays until then. */
  function edit(edits: ImageEdits) {
    if (chosen.current) void prepare(chosen.current, edits);
  }

  /** The picture with these turns, uncropped. */
  async function uncropped({ turns }: ImageEdits): Promise<Blob | null> {
    if (!chosen.current) return null;
    const { file, source } = chosen.current;
    const prepared = await prepareIdImage(file, { edits: { ...UNEDITED, turns }, source });
    return prepared.ok ? prepared.image : null;
  }

  return { choice, choose, edit, uncropped };
}

/** The hint of the field: the accepted files, or the state of the chosen image. */
export function imageHint(choice: ImageChoice): string {
  switch (choice.status) {
    case 'preparing':
      return messages.imagePreparing;
    case 'ready':
      return messages.imageReady(choice.name, choice.image.size);
    case 'none':
    case 'refused':
      return messages.imageHint;
  }
}
