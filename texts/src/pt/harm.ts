import type { harm as en } from '../en/harm.ts'

export const harm: typeof en = {
  title: 'Como você tem jogado',
  noticed:
    'Nos últimos {days} dias notamos algo que vale a pena olhar. São seus próprios números; ninguém os usa para vender nada a você.',
  concern:
    'Estamos um pouco preocupados com a forma como você jogou nos últimos {days} dias. São seus próprios números; ninguém os usa para vender nada a você.',
  why: 'Por que você vê isto',
  markers: {
    chasing:
      'Você fez {value, plural, one {# depósito} other {# depósitos}} até uma hora depois de perder. Mencionamos a partir de {from}.',
    night: '{value}% das suas rodadas foram entre a meia-noite e as 6h. Mencionamos a partir de {from}%.',
    raised_limits:
      'Você aumentou ou removeu um limite {value, plural, one {# vez} other {# vezes}}. Mencionamos a partir de {from}.',
    cancelled_withdrawals:
      'Você cancelou {value, plural, one {# saque} other {# saques}}. Mencionamos a partir de {from}.',
    declined_deposits:
      '{value, plural, one {# depósito foi recusado} other {# depósitos foram recusados}}. Mencionamos a partir de {from}.',
    long_sessions:
      'Seu período mais longo de jogo seguido foi de {value} minutos. Mencionamos a partir de {from} minutos.',
    rising_stakes:
      'Na última semana você apostou {value}% a mais por dia de jogo do que nas semanas anteriores. Mencionamos a partir de {from}%.',
  },
  did: 'O que fizemos',
  actions: {
    message: 'Escrevemos para você.',
    'stop-marketing': 'Paramos de enviar ofertas e novidades a você.',
    interaction: 'Pedimos a alguém da equipe que fale com você.',
    limit: 'Definimos um limite para seus depósitos. Você o encontra entre os seus limites.',
  },
}
