import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    P: 'Gelincik',
    C: 'Peygamber çiçeği',
    D: 'Papatya',
    B: 'Düğün çiçeği',
    T: 'Devedikeni',
    L: 'Yonca',
  },
  how: [
    'Beş makara ve beş sıra. Yan yana veya üst üste birbirine değen beş veya daha fazla aynı çiçek bir küme olur ve kazanır.',
    'Kazanan çiçekler toplanır. Üsttekiler iner ve yukarıdan yenileri gelir: bir sonraki düşüş.',
    'Kazanan her düşüş daha çok sayılır: ×1, ×2, ×3, ×5, ×8, ×12, ×18 ve sonra ×25.',
    'Kazanan üç düşüşten sonra hiçbir şey kazanmıyorsa arılar bir kez gelir: görünen her yonca gelinciğe dönüşür ve düşüşler sürebilir.',
    'Bir tur hiçbir şey kazanmayınca veya kazanan yirmi düşüşten sonra biter.',
  ],
  fall: 'Düşüş {fall}',
  counts: 'Kazançlar ×{multiplier}',
  cluster: '{count} × {symbol} {amount} öder',
  clusters: '{count} küme {amount} öder',
  bees: 'Arılar geldi: yoncalar gelinciğe dönüşüyor',
  paid: '{falls} düşüş {amount} ödedi',
  paidWithBees: 'Arılar geldi. {falls} düşüş {amount} ödedi',
  each: 'Ödemeler {stake} tutarındaki bahiste en az o büyüklükteki bir kümenin tamamı içindir, çarpandan öncedir.',
  ladder: 'Düşüşlerin sayılışı: {multipliers}',
}
