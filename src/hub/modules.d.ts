declare module '@practice-hub/description' {
  const description: import('./hub').HubDescription;
  export default description;
}

declare module '@practice-hub/world' {
  const world: import('../data/world/schema').World;
  export default world;
}

declare module '@practice-hub/notes' {
  /** Gap in the published facts, and where the manual says so. */
  const notes: Readonly<Record<string, {readonly known: string; readonly href: string}>>;
  export default notes;
}
