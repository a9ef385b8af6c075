export const CONTENTS_ROUTE = '/contents';
