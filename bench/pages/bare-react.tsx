import { createRoot } from 'react-dom/client';

/** The least that an app on React can draw: one field. */
const root = document.getElementById('root');
if (!root) throw new Error('bare-react.html has no element with the id "root"');
createRoot(root).render(<input name="report" aria-label="Report" />);
