import type { letters as en } from '../en/letters.ts'

export const letters: typeof en = {
  restore: {
    subject: 'Redefina sua senha da {brand}',
    text: 'Alguém pediu para redefinir a senha da sua conta na {brand}.\n\nEscolha uma nova em até {minutes} minutos:\n{link}\n\nSe não foi você, ignore este e-mail. Sua senha não vai mudar.\n',
  },
  confirm: {
    subject: 'Confirme seu e-mail na {brand}',
    text: 'Abra este link em até {minutes} minutos para confirmar que este endereço é seu:\n{link}\n\nOu digite este código: {code}\n\nSe você não tem conta na {brand}, ignore este e-mail. Nada vai acontecer.\n',
  },
  code: {
    subject: 'Seu código da {brand}',
    text: 'Seu código é {code}. Ele vale por {minutes} minutos.\n\nNinguém da {brand} vai pedir esse código a você. Se não foi você que o pediu, alguém pode saber sua senha: mude-a agora.\n',
  },
  stepUp: {
    subject: 'Seu código da {brand}',
    text: 'Seu código é {code}. Ele vale por {minutes} minutos.\n\nEle confirma: {what}.\n\nNinguém da {brand} vai pedir esse código a você. Se não foi você, alguém pode estar na sua conta: mude sua senha agora.\n',
  },
  statement: {
    subject: 'Seu extrato da {brand}',
    text: 'Seu extrato da {brand} está pronto: o que você depositou, sacou, apostou e ganhou, mês a mês. Entre para vê-lo e confira se seus limites ainda servem para você:\n{link}\n',
  },
  historyExport: {
    subject: 'Seu histórico do cassino está pronto',
    text: 'O arquivo com suas rodadas está pronto. Entre e baixe-o em até {days} dias:\n{link}\n',
  },
  playPattern: {
    subject: 'Um olhar sobre como você tem jogado',
    text: 'Você tem jogado na {brand} de um jeito que merece um momento de reflexão. Nesta página você vê o que notamos, com seus próprios números, e o que pode fazer:\n{link}\n\nSe quiser conversar com alguém, lá também há ajuda gratuita e confidencial. Você não precisa fazer nada, e ninguém usa isto para vender nada a você.\n',
  },
  documentEnds: {
    subject: 'Seu documento na {brand} vence em breve',
    text: 'O documento com que você verificou sua identidade é válido até {date}. Mostre um novo antes disso para continuar jogando e sacando:\n{link}\n',
  },
  unverifiedClosed: {
    subject: 'Sua conta na {brand} foi encerrada',
    text: 'A lei exige que encerremos contas que não são verificadas em {hours} horas, por isso encerramos a sua. Se houver dinheiro nela, você ainda pode entrar e sacar depois de se verificar:\n{link}\n\nVocê pode abrir uma nova conta quando quiser.\n',
  },
  dormantSoon: {
    subject: 'Entre para manter sua conta na {brand} ativa',
    text: 'Você entrou na {brand} pela última vez em {last}. Se não entrar antes de {date}, sua conta ficará inativa.{balance}\n\nPara manter tudo como está, basta entrar. Você também pode sacar seu dinheiro quando quiser:\n{link}\n',
    balances: {
      kept: ' Seu saldo de {sum} continuará sendo seu.',
      forfeited: ' Pela lei, você então perde seu saldo de {sum}.',
      'to-regulator': ' A lei então exige que entreguemos seu saldo de {sum} à autoridade: {authority}.',
    },
  },
  dormantNow: {
    subject: 'Sua conta na {brand} está inativa',
    text: 'Você entrou na {brand} pela última vez em {last}, por isso sua conta está inativa desde {date}.{balance}\n\nVocê pode entrar de novo quando quiser:\n{link}\n',
    balances: {
      kept: ' Seu saldo de {sum} continua sendo seu.',
      forfeited: ' Pela lei, seu saldo de {sum} foi perdido.',
      'to-regulator':
        ' Como a lei exige, entregamos seu saldo de {sum} à autoridade: {authority}. Se quiser recuperá-lo, fale conosco.',
    },
  },
  /** {answer} is what staff wrote. */
  supportAnswer: {
    subject: 'Respondemos a você',
    text: '{answer}\n\nLeia e responda em {brand} (n.º {number}):\n{link}\n',
  },
  supportTranscript: {
    subject: 'Sua conversa com {brand}',
    text: 'Sua conversa n.º {number} com {brand}:\n\n{messages}\n',
    you: 'Você',
    us: '{brand}',
  },
  unreachable: {
    subject: 'Nossas mensagens não chegam até você',
    text: 'Uma mensagem da {brand} para {contact} voltou: esse endereço não existe. Confira ou altere o endereço para que possamos falar com você quando for importante:\n{link}\n',
  },
  depositArrived: {
    subject: 'Seu depósito de {sum} chegou',
    text: 'Seu depósito de {sum} está na sua conta da {brand}. Os detalhes estão no seu histórico:\n{link}\n',
  },
  depositTakenBack: {
    subject: 'Seu depósito de {sum} foi estornado',
    text: 'Seu provedor de pagamentos estornou seu depósito de {sum}, por isso o descontamos do seu saldo na {brand}. Seu histórico mostra o que isso significa para sua conta:\n{link}\n\nSe você não sabe o motivo, pergunte ao seu banco ou fale conosco.\n',
  },
  withdrawalPaid: {
    subject: 'Enviamos {sum} para você',
    text: 'Seu saque de {sum} da {brand} está a caminho. Seu banco pode levar alguns dias para mostrá-lo. Os detalhes estão no seu histórico:\n{link}\n\nSe você não pediu este saque, mude sua senha e fale conosco imediatamente.\n',
  },
  giftEnds: {
    subject: 'Termina em {date}: {gift}',
    text: 'Isto termina em {date}: {gift}. Depois disso, não pode mais ser usado. Você não precisa usar, e o seu próprio dinheiro fica como está.\n\nVeja aqui tudo o que você tem:\n{link}\n',
  },
  giftEnded: {
    subject: 'Terminou: {gift}',
    text: 'Isto terminou em {date}: {gift}. Não pode mais ser usado. O seu próprio dinheiro e o que você ganhou continuam sendo seus.\n\nVeja aqui tudo o que você tem:\n{link}\n',
  },
  drawWon: {
    subject: 'Você ganhou {sum}',
    text: 'Você ganhou {sum} em “{draw}”. O dinheiro está na sua conta. A página do sorteio mostra como os ganhadores são sorteados:\n{link}\n',
  },
  withdrawalDeclined: {
    subject: 'Seu saque de {sum} não foi concluído',
    text: 'Seu saque de {sum} da {brand} foi recusado. O dinheiro voltou para sua conta. Seu histórico mostra o motivo:\n{link}\n',
  },
  staffInvitation: {
    subject: 'Sua conta de funcionário na {brand}',
    text: 'Você recebeu um convite para trabalhar na {brand}. Defina uma senha e conecte um aplicativo autenticador em até {hours} horas:\n{link}\n\nSe você não sabe do que se trata, ignore este e-mail. Nada vai acontecer.\n',
  },
}
