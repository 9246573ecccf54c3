import '@bank/ui/base.css';
import './federation/provided';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { readEnvironment } from './app/environment';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<App environment={readEnvironment(document)} />);
