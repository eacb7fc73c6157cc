import type { inbox as en } from '../en/inbox.ts'

export const inbox: typeof en = {
  title: 'Mensagens',
  description: 'O que dissemos a você e o que chega por onde.',
  empty: {
    title: 'Ainda não há mensagens',
    text: 'Mensagens sobre sua segurança, seus pagamentos e sua conta aparecem aqui.',
  },
  unread:
    '{count, plural, =0 {Nenhuma mensagem não lida} one {# mensagem não lida} many {# mensagens não lidas} other {# mensagens não lidas}}',
  isNew: 'Nova',
  markAll: 'Marcar tudo como lido',
  more: 'Mostrar mensagens anteriores',
  failed: 'Não foi possível carregar suas mensagens.',
  retry: 'Tentar de novo',
  unreachable:
    'As mensagens para {contact} voltam: esse endereço não existe. Altere o endereço para que possamos falar com você.',
  change: 'Alterar contato',
  settings: {
    title: 'O que chega até você',
    text: 'Escolha como avisamos você sobre cada assunto. Mensagens de segurança e as que a lei exige não podem ser desativadas.',
    fixed: 'Sempre ativado',
    quiet: 'Novidades nunca chegam entre {from} e {until} no seu fuso horário.',
    news: 'Novidades e ofertas',
    newsText: 'Escolha para cada contato.',
    failed: 'Não foi possível salvar sua escolha. Tente de novo.',
  },
  topics: {
    security: 'Segurança',
    account: 'Conta',
    payments: 'Pagamentos',
    play: 'Histórico de jogo',
    protection: 'Jogo responsável',
    support: 'Suporte',
    news: 'Novidades',
  },
  channels: {
    email: 'E-mail',
    sms: 'SMS',
    push: 'Este aparelho',
    inbox: 'Mensagens no site',
  },
}
