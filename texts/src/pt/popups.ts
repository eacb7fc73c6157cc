import type { popups as en } from '../en/popups.ts'

export const popups: typeof en = {
  promocodeActivated: {
    title: 'Código promocional aplicado',
    text: 'Você encontra o que recebeu nos seus bônus.',
    named: '{title} está pronto. Está nos seus bônus.',
    action: 'Ver meus bônus',
  },
  unseenCashback: {
    title: 'Você tem cashback',
    until: 'Resgate até {date}.',
    text: 'Você recebe de volta parte do que perdeu, sem requisito de apostas.',
    paid: 'Ele já está no seu saldo, sem requisito de apostas.',
    action: 'Ver cashback',
  },
  sumsub: {
    title: 'Verifique sua identidade',
    text: 'Seu saldo está seguro. Você pode fechar esta janela e continuar mais tarde.',
    steps: 'Ver todos os passos',
    loading: 'Abrindo o formulário…',
    failed: 'Não conseguimos abrir o formulário. Verifique a conexão e tente de novo.',
    again: 'Tentar de novo',
    inside: 'Enquanto você está no formulário, Esc não fecha esta janela. Volte com Shift + Tab.',
  },
  demoMode: {
    title: 'Você está jogando de graça',
    text: 'Você joga com dinheiro fictício, por isso não pode sacar o que ganhar. As chances são as mesmas que com dinheiro real.',
    real: 'Jogar com dinheiro real',
    stay: 'Continuar de graça',
  },
  shop: {
    toTournament: 'Ver o torneio',
    confirmTitle: 'Quer comprar?',
    confirmText: '{title} custa {points, plural, one {# ponto} other {# pontos}}.',
    buy: 'Comprar',
    boughtTitle: 'É seu',
    boughtText: 'Sua compra: {title}.',
    done: 'Pronto',
    fewTitle: 'Pontos insuficientes',
    fewText: '{title} custa {points, plural, one {# ponto} other {# pontos}}. Você tem {have}.',
    toRewards: 'Ver como ganhar pontos',
  },
  quest: {
    title: 'Missão',
    progress: '{done} de {goal}',
    reward: 'Recompensa: {points, plural, one {# ponto} other {# pontos}}',
    close: 'Fechar',
  },
  character: {
    title: 'Escolha seu personagem',
    confirmTitle: 'Trocar de personagem?',
    confirmText: '{name} passa a ser seu personagem. Você mantém seus pontos e seu nível.',
    change: 'Trocar',
    choose: 'Escolher {name}',
    mine: 'Seu personagem',
  },
  inactivity: {
    title: 'Você ainda está aí?',
    text: 'Para sua segurança, encerramos a sessão quando não há atividade. Seu saldo e suas apostas ficam como estão.',
    left: '{seconds, plural, one {resta # segundo} other {restam # segundos}}',
    stay: 'Continuar conectado',
    leave: 'Sair',
  },
  registration: {
    wrongRegServerError:
      'Não conseguimos abrir sua conta dentro deste aplicativo. Tente de novo ou abra o site em um navegador.',
  },
  promotion: {
    go: 'Ler mais',
  },
  campaign: {
    preview: 'Prévia',
  },
  confirms: {
    burnBonuses: {
      title: 'Sacar e perder o bônus?',
      text: 'Este saque cancela seu bônus ativo. Você perde {amount} de bônus e o que já apostou para liberá-lo. Você mantém seu próprio dinheiro e o que ganhou com ele.',
      agree: 'Sacar e perder o bônus',
      reject: 'Manter o bônus',
    },
    confirmEmail: {
      title: 'Confirme seu e-mail',
      text: 'Vamos enviar um link para {contact}. Com um e-mail confirmado você recupera sua conta se esquecer a senha.',
      agree: 'Enviar o link',
      reject: 'Agora não',
    },
    bonusRemove: {
      title: 'Cancelar este bônus?',
      text: 'Você perde {amount} de bônus e o que já apostou para liberá-lo. Você mantém seu próprio dinheiro e o que ganhou com ele.',
      agree: 'Cancelar o bônus',
      reject: 'Manter o bônus',
    },
    bonusActivate: {
      title: 'Ativar este bônus?',
      text: 'A partir de agora suas apostas contam. Quando você tiver apostado {required}, adicionamos {amount} ao seu saldo. Até lá, não é possível jogar com ele nem sacá-lo.',
      agree: 'Ativar',
      reject: 'Agora não',
    },
    fillProfile: {
      title: 'Complete seu perfil',
      text: 'Precisamos de mais alguns dados para continuar. Depois trazemos você de volta para cá.',
      agree: 'Ir para meu perfil',
      reject: 'Agora não',
    },
    bettingBonusActivated: {
      title: 'Seu bônus de apostas está ativo',
      text: 'A partir de agora suas apostas encerradas contam para ele, conforme as condições.',
      agree: 'Ver partidas',
      reject: 'Ficar aqui',
    },
  },
}
