import type { CDPSession } from '@playwright/test';

/** A document in the listen protocol of the SDK. */
const DOCUMENT = /"documentChange"/g;

export type Traffic = { bytes: number; documents: number };

/**
 * Counts the traffic from the database on connections that are opened from now on: bytes on the wire, and
 * documents, each of which is a billed read. Returns a function that reads the
 * current counts.
 */
export function countReads(session: CDPSession): () => Traffic {
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
    // Required to receive the chunks of a streaming response.
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
