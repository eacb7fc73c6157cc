import type { Messages } from '../messages.ts'

export const loyalty: Messages['loyalty'] = {
  notices: {
    level: {
      title: 'Novo nível: {name}',
      message: 'Você chegou a {name}. Pontos adicionados: {points}.',
      without: 'Você chegou a {name}. Veja em Recompensas o que ele oferece.',
    },
    quest: {
      title: 'Missão concluída',
      message: '{name}. Pontos adicionados: {points}.',
    },
    product: {
      title: 'É seu',
      message: '{name} está na sua conta. Pontos gastos: {points}.',
    },
    refund: {
      title: 'Pontos devolvidos',
      message: 'Retiramos {name} e devolvemos seus pontos: {points}.',
    },
    expiry: {
      title: 'Pontos que expiram em breve',
      message: 'Pontos que expiram em {date} se você não os gastar: {points}.',
    },
    expired: {
      title: 'Pontos expirados',
      message: 'Pontos que expiraram: {points}.',
    },
    adjustment: {
      title: 'Pontos alterados',
      message: 'Nossa equipe alterou seus pontos: {sign}{points}.',
    },
  },
  balance: 'Seus pontos',
  pointsName: 'pontos',
  level: 'Nível {place} de {count}',
  next: 'Mais {points} de experiência até {name}',
  last: 'Você chegou ao nível mais alto.',
  progress: 'Progresso até o próximo nível',
  levels: 'Níveis',
  reached: 'Alcançado',
  yours: 'Seu nível',
  from: 'A partir de {points} de experiência',
  benefits: {
    points: '{percent} mais pontos em cada aposta',
    shop: '{percent} de desconto na loja',
    payout: 'Saques analisados {percent} mais rápido',
    reward: '{points} pontos ao alcançá-lo',
    character: 'Novo personagem: {name}',
    start: 'Pontos desde a primeira aposta',
  },
  earning: {
    title: 'Como você ganha pontos',
    text: 'Cada aposta com dinheiro real dá pontos, ganhe ou não. Seu nível sobe com toda a sua experiência e nunca cai, mesmo quando você gasta pontos.',
    rate: 'Pontos por {unit} apostado',
    weights: 'Quanto da aposta conta',
    types: {
      slot: 'Caça-níqueis',
      fast: 'Jogos rápidos',
      casino: 'Jogos de mesa',
      live: 'Jogos ao vivo',
      logical: 'Jogos de lógica',
      high_low: 'Jogos de maior ou menor',
      betting: 'Apostas esportivas',
    },
    expires:
      'Os pontos de um mês expiram {months, plural, one {# mês} other {# meses}} depois que ele termina. Avisamos antes.',
    worth: 'Os pontos valem muito menos do que as apostas de onde vêm. Nunca aposte mais para consegui-los.',
  },
  paused: {
    title: 'Você não está ganhando pontos agora',
    text: 'Seus pontos e seu nível ficam como estão. Ninguém ganha pontos durante uma pausa, com conta restrita ou onde recompensas não são permitidas.',
  },
  expiring: '{points} dos seus pontos expiram em {date}.',
  visitor: {
    title: 'Entre para ver seus pontos',
    text: 'Seus pontos e seu nível ficam na sua conta.',
    action: 'Entrar',
  },
  history: {
    title: 'Histórico de pontos',
    action: 'Ver histórico',
    empty: 'Seus pontos aparecem aqui, com a origem de cada um.',
    causes: {
      play: 'Jogo',
      level: 'Recompensa de nível',
      quest: 'Missão',
      spent: 'Loja',
      refund: 'Devolução',
      expired: 'Expirados',
      adjustment: 'Ajuste',
    },
  },
  told: 'Notificações',
  locked: 'A partir do nível {place}',
}
