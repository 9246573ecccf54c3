import { useEffect, useRef } from 'react';

type Props = {
  image: Blob;
  alt: string;
  className?: string | undefined;
  width?: number;
  height?: number;
};

/** An image from memory; its object URL is revoked on unmount. */
export function BlobImage({ image, alt, ...native }: Props) {
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(image);
    if (element.current) element.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [image]);
  return <img {...native} ref={element} alt={alt} />;
}
