import { useRef, useState } from 'react';
import { imageProblems, kyc as messages } from '../../messages';
import { prepareIdImage, type ImageSource } from './id-image';
import { UNEDITED, type ImageEdits } from './image-edits';

/** A file that was taken, and how it is sent. */
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

/** The chosen image, checked and drawn anew as soon as it is chosen, so that a refusal is told at once. */
export function useIdImage() {
  const [choice, setChoice] = useState<ImageChoice>({ status: 'none' });
  const chosen = useRef<Chosen>(undefined);
  const latest = useRef(0);

  async function prepare({ file, source }: Chosen, edits: ImageEdits) {
    const turn = (latest.current += 1);
    const prepared = await prepareIdImage(file, { edits, source });
    // Another file may have been chosen, or another edit made, while this one was being drawn.
    if (latest.current !== turn) return;
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

  /** Draws the chosen file anew from the original; what is shown stays until that is done. */
  function edit(edits: ImageEdits) {
    if (chosen.current) void prepare(chosen.current, edits);
  }

  /** The whole picture with these turns, as it was before any crop. */
  async function uncropped({ turns }: ImageEdits): Promise<Blob | null> {
    if (!chosen.current) return null;
    const { file, source } = chosen.current;
    const prepared = await prepareIdImage(file, { edits: { ...UNEDITED, turns }, source });
    return prepared.ok ? prepared.image : null;
  }

  return { choice, choose, edit, uncropped };
}

/** What stands beside the field: the rule, or how the chosen image stands. */
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
