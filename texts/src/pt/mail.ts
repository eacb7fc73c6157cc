import type { mail as en } from '../en/mail.ts'

export const mail: typeof en = {
  sentBy: 'Enviado por {brand}.',
  required: 'Enviado por {brand}. A lei exige que informemos isto a você.',
  actions: {
    choosePassword: 'Escolher nova senha',
    confirmEmail: 'Confirmar seu e-mail',
    security: 'Conferir sua segurança',
    contacts: 'Conferir seus contatos',
    document: 'Adicionar novo documento',
    logIn: 'Entrar',
    invitation: 'Criar sua senha',
    statement: 'Ver seu extrato',
    playPattern: 'Ver seu jogo',
    payments: 'Ver seus pagamentos',
    download: 'Baixar suas rodadas',
    answer: 'Ler e responder',
    campaign: 'Ver o que você tem',
    draw: 'Ver o sorteio',
    bonuses: 'Ver meus bônus',
  },
}
