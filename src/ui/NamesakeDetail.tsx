/** Says in words what class and picture show, where two players share a name. */
export const NamesakeDetail = ({ detail }: { detail: string }) =>
  detail && <span className="visually-hidden">{` ${detail} `}</span>;
