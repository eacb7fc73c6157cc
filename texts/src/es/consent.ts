import type { consent as en } from '../en/consent.ts'

export const consent: typeof en = {
  title: 'Tu privacidad',
  text: 'Nos gustaría guardar y usar algo más de lo que el sitio necesita. Si dices que no, todo sigue funcionando.',
  about: 'Tú decides. Todo funciona sin lo siguiente, y puedes cambiar de opinión aquí cuando quieras.',
  accept: 'Aceptar todo',
  refuse: 'Solo lo necesario',
  choose: 'Quiero elegir',
  save: 'Guardar mis opciones',
  kept: 'Hemos guardado tus opciones.',
  by: 'Lo usa {vendors}.',
  private: 'Tu navegador pide a los sitios que no te rastreen. Lo respetamos, salvo que aquí elijas otra cosa.',
  needed: {
    title: 'Necesario',
    text: 'Mantiene tu sesión y recuerda tu idioma, el aspecto del sitio y estas opciones.',
    always: 'Siempre activo',
  },
  functional: {
    title: 'Chat de ayuda',
    text: 'Muestra el chat de ayuda en cada página. Si lo abres tú, se carga de todos modos.',
  },
  analytics: { title: 'Cómo se usa el sitio', text: 'Nos dice qué páginas y juegos se abren, para poder mejorarlos.' },
  marketing: {
    title: 'Enlaces y campañas',
    text: 'Recuerda qué enlace te trajo aquí, para poder pagar a quien nos recomendó.',
  },
  security: {
    title: 'Comprobación del dispositivo',
    text: 'Nos ayuda a detectar el fraude por una marca de tu dispositivo. Sin ella, una retirada puede tardar más.',
  },
  history: {
    title: 'Lo que has aceptado',
    text: 'Tus respuestas sobre lo que el sitio usa además de lo necesario, de la más reciente a la más antigua.',
    none: 'Aún no has respondido con la sesión iniciada.',
    yes: 'Aceptaste: {what}',
    no: 'Rechazaste: {what}',
    question: 'Cuando te preguntamos',
    choices: 'En tus opciones',
    account: 'En esta página',
    private: 'tu navegador pidió que no te rastreen',
    change: 'Cambiar mis opciones',
    withdraw: 'Retirar todo',
  },
}
