import 'bootstrap/dist/css/bootstrap.min.css';
import './app/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { followTheme } from './app/theme';
import { reportWebVitals } from './app/web-vitals';

followTheme();
reportWebVitals();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
