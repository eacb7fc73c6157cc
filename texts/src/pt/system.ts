import type { system as en } from '../en/system.ts'

export const system: typeof en = {
  notFound: {
    title: 'Página não encontrada',
    description: 'Não há nada neste endereço. A página pode ter mudado de lugar, ou o link pode ter um erro.',
    button: 'Ir para o início',
  },
  forbidden: {
    title: 'Sem acesso',
    description: 'Você não tem acesso a esta página.',
    button: 'Ir para o início',
  },
  maintenance: {
    title: 'Voltamos já',
    description: 'Estamos fazendo melhorias. Seu saldo e suas apostas abertas estão seguros.',
    button: 'Tentar de novo',
  },
  blocked: {
    title: 'Sua conta está bloqueada',
    description: 'No momento você não pode jogar. Seu saldo está seguro. Fale com o suporte para saber mais.',
    button: 'Falar com o suporte',
  },
  unsubscribed: {
    title: 'Inscrição cancelada',
    description:
      'Não enviaremos mais novidades nem ofertas para este endereço. Você continua recebendo mensagens sobre pagamentos e segurança.',
    button: 'Ir para o início',
  },
  offline: {
    title: 'Você está sem conexão',
    description:
      'Não conseguimos acessar nossos servidores. Seu saldo e suas apostas estão seguros. Verifique sua conexão e tente de novo.',
    button: 'Tentar de novo',
  },
  slot: {
    title: 'Não foi possível abrir o jogo',
    description: 'Nada foi cobrado. Tente mais tarde ou escolha outro jogo.',
    button: 'Ir para o cassino',
  },
  busy: {
    title: 'Estamos com muito movimento',
    description: 'Seu saldo e suas apostas abertas estão seguros. Tente de novo em instantes.',
    button: 'Tentar de novo',
  },
}
