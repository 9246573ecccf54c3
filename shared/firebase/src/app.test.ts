import { describe, expect, test } from '@jest/globals';
import { emulatorAddresses, firebaseApp, startFirebase } from './app';

const project = {
  registry: { url: 'https://db.example', rootKeys: ['key'], floor: 0, revokedKeys: [] },
  firebase: { apiKey: 'key', projectId: 'demo-unit', storageBucket: 'demo-unit.appspot.com' },
};

describe('firebaseApp', () => {
  test('throws before startFirebase', () => {
    expect(() => firebaseApp()).toThrow('startFirebase must be called');
  });

  test('uses the environment, without emulators if it has none', () => {
    startFirebase(project);
    expect(firebaseApp().options).toEqual(project.firebase);
    expect(emulatorAddresses()).toBeUndefined();
  });
});
