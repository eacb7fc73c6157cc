import type { notices as en } from '../en/notices.ts'

export const notices: typeof en = {
  unknownDevice: 'Dispositivo desconhecido',
  details: 'Dispositivo: {device}\nRede: {network}\nHora: {time} UTC',
  advice:
    'Se foi você, não precisa fazer nada.\n\nSe não foi você, altere sua senha agora e saia dos seus outros dispositivos:\n{link}',
  contactAdvice:
    'Se foi você, não precisa fazer nada.\n\nSe não foi, mude sua senha agora ou, se não conseguir entrar, fale com a gente:\n{link}',
  kinds: {
    newDevice: {
      subject: 'Novo acesso à sua conta {brand}',
      text: 'Alguém entrou na sua conta {brand} com um dispositivo que você ainda não tinha usado.',
    },
    password: {
      subject: 'Sua senha da {brand} foi alterada',
      text: 'A senha da sua conta {brand} foi alterada.',
    },
    emailChanged: {
      subject: 'O e-mail da sua conta na {brand} mudou',
      text: 'O e-mail da sua conta na {brand} agora é {contact}.',
    },
    phoneChanged: {
      subject: 'O telefone da sua conta na {brand} mudou',
      text: 'O telefone da sua conta na {brand} agora é {contact}.',
    },
    secondStepOn: {
      subject: 'Códigos por e-mail ativados na {brand}',
      text: 'Agora sua conta {brand} pede um código enviado por e-mail ao entrar.',
    },
    secondStepOff: {
      subject: 'Códigos por e-mail desativados na {brand}',
      text: 'Sua conta {brand} não pede mais um código enviado por e-mail ao entrar.',
    },
    serviceLinked: {
      subject: 'Um aplicativo agora acessa sua conta {brand}',
      text: 'Uma conta de mensagens foi vinculada à sua conta {brand}. Ela já pode entrar sem a sua senha.',
    },
    serviceUnlinked: {
      subject: 'Um aplicativo não acessa mais sua conta {brand}',
      text: 'Um aplicativo foi desvinculado da sua conta {brand}. Ele não pode mais entrar.',
    },
    appOn: {
      subject: 'App autenticador ativado na {brand}',
      text: 'Um app autenticador foi conectado à sua conta {brand}. Agora é preciso um código dele para entrar.',
    },
    appOff: {
      subject: 'App autenticador desativado na {brand}',
      text: 'O app autenticador foi removido da sua conta {brand}. Os códigos de recuperação dele não funcionam mais.',
    },
    recoveryUsed: {
      subject: 'Um código de recuperação foi usado na {brand}',
      text: 'Um dos seus códigos de recuperação foi usado na sua conta {brand}. Ele não funciona de novo.',
    },
    recoveryRenewed: {
      subject: 'Novos códigos de recuperação na {brand}',
      text: 'Novos códigos de recuperação foram criados para sua conta {brand}. Os antigos não funcionam mais.',
    },
    passkeyAdded: {
      subject: 'Uma chave de acesso foi adicionada na {brand}',
      text: 'Uma chave de acesso foi adicionada à sua conta {brand}. Ela abre a conta sem senha.',
    },
    passkeyRemoved: {
      subject: 'Uma chave de acesso foi removida na {brand}',
      text: 'Uma chave de acesso foi removida da sua conta {brand}. Ela não abre mais a conta.',
    },
  },
}
