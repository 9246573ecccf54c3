// The Firestore emulator sometimes breaks the framing of a busy gRPC stream (firebase-tools, issue 8654).
// The SDK takes gRPC's error for an exhausted quota and waits a minute before it opens the stream again;
// any other lost connection, such as this, it opens again at once.
const { createRequire } = require('node:module');

const firebase = createRequire(require.resolve('firebase/firestore'));
const sdk = createRequire(firebase.resolve('@firebase/firestore'));
const { Http2SubchannelCall } = sdk('@grpc/grpc-js/build/src/subchannel-call');
const { RESOURCE_EXHAUSTED, UNAVAILABLE } = sdk('@grpc/grpc-js').status;

const { cancelWithStatus } = Http2SubchannelCall.prototype;
Http2SubchannelCall.prototype.cancelWithStatus = function cancel(status, details) {
  const isBroken = status === RESOURCE_EXHAUSTED && /larger than max/.test(details);
  cancelWithStatus.call(this, isBroken ? UNAVAILABLE : status, details);
};
