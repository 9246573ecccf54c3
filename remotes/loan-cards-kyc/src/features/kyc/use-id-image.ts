import { useRef, useState } from 'react';
import { imageProblems, kyc as messages } from '../../messages';
import { prepareIdImage, type PreparedImage } from './id-image';

export type ImageChoice =
  | { status: 'none' }
  | { status: 'preparing' }
  | { status: 'refused'; problem: string }
  | { status: 'ready'; name: string; image: Blob };

type Prepare = (file: File) => Promise<PreparedImage>;

/** The chosen image, checked and drawn anew as soon as it is chosen, so that a refusal is told at once. */
export function useIdImage(prepare: Prepare = prepareIdImage) {
  const [choice, setChoice] = useState<ImageChoice>({ status: 'none' });
  const latest = useRef<File>(undefined);

  async function choose(file: File | undefined) {
    latest.current = file;
    if (!file) {
      setChoice({ status: 'none' });
      return;
    }
    setChoice({ status: 'preparing' });
    const prepared = await prepare(file);
    // Another file may have been chosen while this one was being drawn.
    if (latest.current !== file) return;
    setChoice(
      prepared.ok
        ? { status: 'ready', name: file.name, image: prepared.image }
        : { status: 'refused', problem: imageProblems[prepared.problem] },
    );
  }

  return { choice, choose };
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
