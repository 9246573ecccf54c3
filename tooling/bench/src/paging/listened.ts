import type { CDPSession } from '@playwright/test';

/** A document that the database has told of, in the protocol that its SDK listens with. */
const DOCUMENT = /"documentChange"/g;

export type Traffic = { bytes: number; documents: number };

/**
 * Counts what arrives from the database from now on, on connections that are opened from now on: bytes as
 * they come over the wire, and documents, each of which is a read that is paid for. Returns what tells
 * how much it is so far.
 */
export function countListened(session: CDPSession): () => Traffic {
  const traffic: Traffic = { bytes: 0, documents: 0 };
  const ours = new Set<string>();
  const onResponse = ({
    requestId,
    response,
  }: {
    requestId: string;
    response: { url: string };
  }) => {
    if (!response.url.includes('google.firestore')) return;
    ours.add(requestId);
    // Only then are the pieces of an answer that never ends handed over.
    void session.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => count(bufferedData),
      () => {},
    );
  };
  const onData = (event: {
    requestId: string;
    dataLength: number;
    encodedDataLength: number;
    data?: string | undefined;
  }) => {
    if (!ours.has(event.requestId)) return;
    traffic.bytes += event.encodedDataLength || event.dataLength;
    if (event.data) count(event.data);
  };
  const count = (base64: string) => {
    const text = Buffer.from(base64, 'base64').toString('utf8');
    traffic.documents += text.match(DOCUMENT)?.length ?? 0;
  };
  session.on('Network.responseReceived', onResponse);
  session.on('Network.dataReceived', onData);
  void session.send('Network.enable');
  return () => ({ ...traffic });
}
