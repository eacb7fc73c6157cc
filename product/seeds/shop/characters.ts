import type { DemoProduct } from './product.ts'

/** Characters before their level. */
export const characters: readonly DemoProduct[] = [
  {
    sysname: 'hedgehog',
    points: 800n,
    image: '/art/characters/hedgehog.svg',
    gift: { type: 'character', character: 'hedgehog' },
    perPlayer: 1,
    texts: {
      en: { title: 'The hedgehog, early', text: 'Goes along with you from now on, whatever your level.' },
      de: { title: 'Der Igel, vor der Zeit', text: 'Begleitet dich ab jetzt, egal auf welchem Level.' },
      es: { title: 'El erizo, antes de tiempo', text: 'Te acompaña desde ya, sea cual sea tu nivel.' },
      fr: { title: 'Le hérisson, en avance', text: 'Vous accompagne dès maintenant, quel que soit votre niveau.' },
      pt: { title: 'O ouriço, antes da hora', text: 'Acompanha você desde já, seja qual for o seu nível.' },
      tr: { title: 'Kirpi, vaktinden önce', text: 'Seviyeniz ne olursa olsun artık yanınızda.' },
      ru: { title: 'Ёж раньше срока', text: 'Отныне с вами, на любом уровне.' },
      ar: { title: 'القنفذ قبل أوانه', text: 'يرافقك من الآن أيًا كان مستواك.' },
    },
  },
  {
    sysname: 'badger',
    points: 1500n,
    image: '/art/characters/badger.svg',
    gift: { type: 'character', character: 'badger' },
    perPlayer: 1,
    texts: {
      en: { title: 'The badger, early', text: 'Goes along with you from now on, whatever your level.' },
      de: { title: 'Der Dachs, vor der Zeit', text: 'Begleitet dich ab jetzt, egal auf welchem Level.' },
      es: { title: 'El tejón, antes de tiempo', text: 'Te acompaña desde ya, sea cual sea tu nivel.' },
      fr: { title: 'Le blaireau, en avance', text: 'Vous accompagne dès maintenant, quel que soit votre niveau.' },
      pt: { title: 'O texugo, antes da hora', text: 'Acompanha você desde já, seja qual for o seu nível.' },
      tr: { title: 'Porsuk, vaktinden önce', text: 'Seviyeniz ne olursa olsun artık yanınızda.' },
      ru: { title: 'Барсук раньше срока', text: 'Отныне с вами, на любом уровне.' },
      ar: { title: 'الغرير قبل أوانه', text: 'يرافقك من الآن أيًا كان مستواك.' },
    },
  },
  {
    sysname: 'bat',
    points: 2500n,
    image: '/art/characters/bat.svg',
    gift: { type: 'character', character: 'bat' },
    perPlayer: 1,
    texts: {
      en: { title: 'The bat, early', text: 'Goes along with you from now on, whatever your level.' },
      de: { title: 'Die Fledermaus, vor der Zeit', text: 'Begleitet dich ab jetzt, egal auf welchem Level.' },
      es: { title: 'El murciélago, antes de tiempo', text: 'Te acompaña desde ya, sea cual sea tu nivel.' },
      fr: { title: 'La chauve-souris, en avance', text: 'Vous accompagne dès maintenant, quel que soit votre niveau.' },
      pt: { title: 'O morcego, antes da hora', text: 'Acompanha você desde já, seja qual for o seu nível.' },
      tr: { title: 'Yarasa, vaktinden önce', text: 'Seviyeniz ne olursa olsun artık yanınızda.' },
      ru: { title: 'Летучая мышь раньше срока', text: 'Отныне с вами, на любом уровне.' },
      ar: { title: 'الخفاش قبل أوانه', text: 'يرافقك من الآن أيًا كان مستواك.' },
    },
  },
]
