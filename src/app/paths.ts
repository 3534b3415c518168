/** Every address of the app, below the folder it is served from. */
export const PATHS = { main: '/', newPage: '/new-page' } as const;
