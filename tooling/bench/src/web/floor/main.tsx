import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { useEffect, useState, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

// The baseline: the smallest possible page with React, a router, sign-in and a first read.
const environment = JSON.parse(document.getElementById('environment')?.textContent ?? '') as {
  firebase: { apiKey: string; projectId: string };
  emulators: { host: string; auth: number; firestore: number };
};
const app = initializeApp(environment.firebase);
const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
const database = getFirestore(app);
const { host, auth: authPort, firestore } = environment.emulators;
connectAuthEmulator(auth, `http://${host}:${authPort}`, { disableWarnings: true });
connectFirestoreEmulator(database, host, firestore);

function SignIn() {
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => form.get(name)?.toString() ?? '';
    await signInWithEmailAndPassword(auth, text('email'), text('password'));
    history.pushState(null, '', '/DashBoard');
    dispatchEvent(new PopStateEvent('popstate'));
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h1>Login</h1>
      <label>
        Email <input name="email" />
      </label>
      <label>
        Password <input name="password" type="password" />
      </label>
      <button>Login</button>
    </form>
  );
}

function Dashboard() {
  const [name, setName] = useState('');
  useEffect(
    () =>
      onAuthStateChanged(auth, (user) => {
        if (!user) return;
        void getDoc(doc(database, 'users', user.uid)).then((found) =>
          setName(String(found.get('username'))),
        );
      }),
    [],
  );
  return (
    <main>
      <h1>{name ? `Hello, ${name}` : 'Hello'}</h1>
      <nav aria-label="Main">
        <Link to="/Withdrawal">Transfer</Link>
      </nav>
    </main>
  );
}

function Transfer() {
  return (
    <main>
      <h1>Transfer</h1>
      <nav aria-label="Main">
        <Link to="/DashBoard">Dashboard</Link>
      </nav>
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="/SignIn" element={<SignIn />} />
      <Route path="/DashBoard" element={<Dashboard />} />
      <Route path="/Withdrawal" element={<Transfer />} />
      <Route path="/" element={<h1>Welcome</h1>} />
    </Routes>
  </BrowserRouter>,
);
