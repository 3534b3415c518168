import { readFileSync } from 'node:fs';

const fileOf = (name: string) => new Response(readFileSync(`public/sample/${name}.json`));

/** Serves the sample raid, with Magmaw's raiders and pull for every kill. */
export async function serveSample(address: string | URL): Promise<Response> {
  if (`${address}`.includes('fights')) return fileOf('fights');
  return fileOf(`${address}`.includes('events') ? 'events-12' : 'summary-12');
}
