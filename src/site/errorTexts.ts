export const texts = {
  404: {
    status: '404',
    title: 'Page not found',
    lead: 'There is no such page in this manual. It may belong to another release, or its address may be mistyped.',
  },
  400: {
    status: '400',
    title: 'This address cannot be read',
    lead: 'The address contains invalid percent-encoding. Check it for a stray % sign, or start from one of these pages.',
  },
} as const;
