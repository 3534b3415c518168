import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The host replaces this address by the log site's address. The app's build has the same key. */
const REPORTS = 'http://log-site.invalid/v1/report/fights';
const KEY = 'e2e-key';

interface Fight {
  id: number;
  name: string;
  boss: number;
}

/** The least that a React app can do with a report: take its code, and list its fights. */
function BareReact() {
  const [fights, setFights] = useState<Fight[]>([]);
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('report');
    const response = await fetch(`${REPORTS}/${code}?api_key=${KEY}`);
    const report: { fights: Fight[] } = await response.json();
    setFights(report.fights.filter(({ boss }) => boss > 0));
  };
  return (
    <form onSubmit={open}>
      <label>
        Report <input name="report" />
      </label>
      <ul>
        {fights.map(({ id, name }) => (
          <li key={id} data-fight={id}>
            {name}
          </li>
        ))}
      </ul>
    </form>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('bare-react.html has no element with the id "root"');
createRoot(root).render(<BareReact />);
