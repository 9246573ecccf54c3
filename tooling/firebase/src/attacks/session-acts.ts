import { nowInSeconds } from '../testing/session';
import { everybody } from './accounts';
import { standingOn, type Act, type Facts, type Step } from './act';
import { signedIn, type Cast } from './cast';
import { not, now } from './kinds';
import { NOW } from './wire';

/** When the session began that acts; a commit that cuts names it. */
const signInTime = ({ signedInAt }: Facts): number => Number(signedInAt ?? nowInSeconds() - 60);

function cutStep({ uid }: Cast, signedInAt: number): Step {
  return {
    how: 'set',
    path: `sessionCuts/${uid}`,
    data: { at: NOW, keep: signedInAt },
    shape: {
      at: now,
      keep: not(
        0,
        '0',
        null,
        () => signInTime({}) + 60,
        () => signInTime({}) - 60,
      ),
    },
  };
}

/** "Log out everywhere else": all sessions end but the one that asks. */
export const cutOthers: Act = {
  name: 'a cut of other sessions',
  role: 'owner',
  perform(cast, facts) {
    const signedInAt = signInTime(facts);
    return {
      by: { ...signedIn(cast.uid), claims: { auth_time: signedInAt } },
      scene: everybody(cast, { email: 'before@fernhill.example' }),
      steps: [cutStep(cast, signedInAt)],
    };
  },
};

const anEarlierCut = ({ uid }: Cast) => ({
  [`sessionCuts/${uid}`]: { at: new Date((nowInSeconds() - 600) * 1000), keep: 0 },
});

/** How people end their sessions. */
export const sessionActs: readonly Act[] = [
  cutOthers,
  standingOn(cutOthers, 'a later cut of other sessions', anEarlierCut),
];
