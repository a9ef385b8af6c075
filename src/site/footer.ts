import type {UserThemeConfig} from '@docusaurus/theme-common';
import {CONTENTS_ROUTE} from './contents';
import {REFERENCE_ROUTE} from './reference';

/** The year is that of the release, not of the build. */
export const footer: UserThemeConfig['footer'] = {
  style: 'dark',
  logo: {
    alt: 'Reality documentation',
    src: 'img/wordmark-light.svg',
    srcDark: 'img/wordmark.svg',
    href: '/',
    width: 230,
    height: 39,
  },
  links: [
    {
      title: 'Set up',
      items: [
        {label: 'Installations', to: '/installations/'},
        {label: 'Configurations', to: '/configurations/'},
        {
          label: 'Port Numbers',
          to: '/installations/software-installations/installing-reality-hub/port-numbers',
        },
      ],
    },
    {
      title: 'Operate',
      items: [
        {label: 'Launcher', to: '/user-guide/launcher/'},
        {label: 'Nodegraph', to: '/user-guide/nodegraph-actions/nodegraph/'},
        {label: 'Keyboard Shortcuts', to: '/configurations/configuring-reality-hub/keyboard-shortcuts'},
      ],
    },
    {
      title: 'Develop and look up',
      items: [
        {label: 'Reality Hub REST API', to: `/${REFERENCE_ROUTE}`},
        {label: 'Glossary', to: '/faq/glossary'},
        {label: "What's New", to: '/whats-new'},
        {label: 'All pages', to: CONTENTS_ROUTE},
      ],
    },
  ],
  copyright: 'Copyright © 2025 Reality documentation',
};
