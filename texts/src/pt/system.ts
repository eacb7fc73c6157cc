import type { system as en } from '../en/system.ts'

export const system: typeof en = {
  notFound: {
    title: 'Página não encontrada',
    description: 'Não há nada neste endereço. A página pode ter mudado de lugar ou o link foi digitado errado.',
    button: 'Ir para o início',
  },
  forbidden: {
    title: 'Sem acesso',
    description: 'Esta página não está aberta para você.',
    button: 'Ir para o início',
  },
  maintenance: {
    title: 'Voltamos já',
    description: 'Estamos fazendo melhorias. Seu saldo e suas apostas abertas estão seguros.',
    button: 'Tentar de novo',
  },
  blocked: {
    title: 'Esta conta está bloqueada',
    description: 'Por enquanto você não pode jogar. Seu saldo está guardado. O suporte pode explicar mais.',
    button: 'Ir para o suporte',
  },
  unsubscribed: {
    title: 'Inscrição cancelada',
    description:
      'Não enviamos mais novidades para este endereço. As mensagens sobre seus pagamentos e sua segurança continuam chegando.',
    button: 'Ir para o início',
  },
  offline: {
    title: 'Sem conexão',
    description: 'Não conseguimos acessar o servidor. Nada se perdeu; seu saldo e suas apostas estão como estavam.',
    button: 'Tentar de novo',
  },
  slot: {
    title: 'O jogo não pode começar',
    description: 'Nada foi apostado. Tente mais tarde ou escolha outro jogo.',
    button: 'Ir para o cassino',
  },
  busy: {
    title: 'Um momento, por favor',
    description: 'Estamos com muito movimento. Tente de novo em instantes.',
    button: 'Tentar de novo',
  },
}
