import { at, cut, dot, line, mirrored, oval } from '../../paper/cut.ts'
import { box, crescent, fill, glow, ngon, round, shade, star, stars, stroke, times } from '../scene.ts'

/** The six of the night, from the waist up on a field of 320 by 320; each has an outline that can be told at 32 pixels. */
const night = (top: string, markup: string, light = '#f6dc9a'): string =>
  `<clipPath id="room"><path d="M0 0h320v320H0Z"/></clipPath><g clip-path="url(#room)">${fill('M0 0h320v320H0Z', top)}${glow(160, 150, 170, light, 4, 0.07)}${stars(320, 200, 22, '#fff3d6', 12)}${markup}</g>`
const eyes = (gap: number, y: number, r: number, iris: string): string =>
  mirrored(
    160,
    cut(round(160 - gap, y, r), iris, 0.6) +
      dot(160 - gap + r * 0.1, y, r * 0.56, '#14171c') +
      dot(160 - gap - r * 0.18, y - r * 0.24, r * 0.2, '#ffffff')
  )
const lapels = (coat: string, shirt: string): string =>
  fill('M118 236L160 300L202 236L186 220H134Z', shirt) +
  mirrored(160, cut('M134 214L112 232L146 320H160V296Z', shade(coat, 0.14), 1.6))
const shoulders = (coat: string, width = 118): string =>
  cut(
    `M${160 - width} 330C${160 - width - 4} 262 ${160 - width * 0.62} 226 160 222C${160 + width * 0.62} 226 ${160 + width + 4} 262 ${160 + width} 330Z`,
    coat,
    4
  ) +
  fill(
    `M${160 - width} 330C${160 - width - 4} 262 ${160 - width * 0.62} 226 160 222C${160 - width * 0.4} 240 ${160 - width * 0.6} 280 ${160 - width * 0.56} 330Z`,
    shade(coat, 0.16)
  )

const owl = night(
  '#1b2f4a',
  shoulders('#5b4030', 124) +
    times(4, (row) => stroke(`M${90 - row * 3} ${252 + row * 18}${times(7, () => 'q10 12 20 0')}`, '#8a6748', 4, 0.8)) +
    lapels('#26345c', '#efe0be') +
    cut(
      'M68 46C90 62 104 70 124 74H196C216 70 230 62 252 46C252 84 262 110 258 150C254 210 214 240 160 242C106 240 66 210 62 150C58 110 68 84 68 46Z',
      '#7d5c40',
      4
    ) +
    fill('M68 46C90 62 104 70 124 74C84 100 74 150 92 214C70 196 63 172 62 150C58 110 68 84 68 46Z', '#a88058') +
    mirrored(
      160,
      cut(round(116, 142, 50), '#e9d3a4', 2) +
        times(9, (ray) => at(116, 142, line('M0-38V-47', '#c3a270', 2.4), 1, ray * 40))
    ) +
    eyes(44, 142, 32, '#f2a93b') +
    cut('M160 154L176 178L160 214L144 178Z', '#e0953a', 2) +
    fill('M160 154L144 178L160 214Z', '#f6c473') +
    mirrored(160, fill('M72 58C96 84 130 92 158 112C122 104 88 100 72 58Z', '#4a3325')) +
    cut('M136 246L160 258L184 246L190 274L160 262L130 274Z', '#c2394a', 1.4)
)
const fox = night(
  '#3a1f3c',
  shoulders('#24514a') +
    lapels('#24514a', '#f6ead2') +
    cut(
      'M56 26L104 84C130 72 190 72 216 84L264 26C276 84 270 128 250 158C230 190 190 214 160 236C130 214 90 190 70 158C50 128 44 84 56 26Z',
      '#d9702f',
      4
    ) +
    fill('M56 26L104 84C80 110 76 150 96 186C84 176 76 168 70 158C50 128 44 84 56 26Z', '#f0955a') +
    mirrored(
      160,
      fill('M66 50L96 90C84 96 76 104 72 112C66 92 64 70 66 50Z', '#3a1c22') +
        fill('M58 132C86 120 118 140 160 226C124 206 84 186 58 132Z', '#fbf0da')
    ) +
    mirrored(
      160,
      fill('M100 130C112 114 136 116 142 132C128 138 112 138 100 130Z', '#f3c65a') +
        oval(124, 128, 6, 9, '#17121a') +
        stroke('M98 130C110 112 138 114 144 134', '#5a2418', 3.4)
    ) +
    fill('M142 214C150 206 170 206 178 214C174 228 146 228 142 214Z', '#1d1519') +
    oval(154, 212, 6, 3, '#6a5560') +
    mirrored(160, line('M120 196L88 190M122 204L92 208', '#fbf0da', 1.6)) +
    cut('M160 258L128 242V280ZM160 258L192 242V280Z', '#e2b04a', 1.6) +
    dot(160, 260, 8, '#b8842c')
)
const badger = night(
  '#16383a',
  shoulders('#4a2f52', 130) +
    lapels('#4a2f52', '#e9dcc4') +
    mirrored(160, cut(round(84, 92, 28), '#2a2c34', 2) + dot(84, 94, 14, '#8a8e9a')) +
    cut(
      'M160 40C226 40 258 92 250 144C246 178 216 196 198 222C186 244 134 244 122 222C104 196 74 178 70 144C62 92 94 40 160 40Z',
      '#f4efe2',
      4
    ) +
    mirrored(
      160,
      fill('M132 44C96 52 70 92 70 138C76 166 98 184 114 206C112 160 126 96 146 42Z', '#23262e') +
        fill('M132 44C96 52 72 90 70 130C86 90 104 62 132 44Z', '#4a4f5c')
    ) +
    mirrored(160, dot(112, 138, 10, '#f7e6b8') + dot(113, 139, 6.4, '#0f1115') + dot(110, 136, 2, '#ffffff')) +
    fill('M138 208C146 196 174 196 182 208C178 228 142 228 138 208Z', '#16181c') +
    oval(152, 205, 7, 3.4, '#5d6270') +
    stroke('M160 224V232M146 236Q160 244 174 236', '#16181c', 3) +
    cut('M146 250H174L182 300L160 322L138 300Z', '#c98f35', 1.4) +
    stroke('M142 274H178M140 292H180', '#8a5a1c', 3),
  '#cfe6b0'
)
const hare = night(
  '#4a2b2f',
  shoulders('#2d5a78') +
    lapels('#2d5a78', '#f6ead2') +
    at(
      112,
      118,
      cut('M-18 10C-40-50-34-108-8-118C22-108 26-40 16 10Z', '#b79a7a', 3) +
        fill('M-10 0C-24-44-20-88-8-100C8-88 12-40 8 0Z', '#e8b5a4'),
      1,
      -8
    ) +
    at(
      206,
      118,
      cut('M-16 10C-26-40-22-84 0-118C24-108 30-92 34-78C56-62 50-46 32-52C26-28 22-8 18 10Z', '#a6876a', 3) +
        fill('M-8 0C-14-36-10-70 2-94C14-86 20-72 18-50C14-30 10-14 8 0Z', '#dba493'),
      1,
      10
    ) +
    cut(
      'M160 92C210 92 232 128 230 164C228 208 196 238 160 238C124 238 92 208 90 164C88 128 110 92 160 92Z',
      '#c8ab88',
      4
    ) +
    fill('M160 92C112 94 92 130 96 172C92 172 90 168 90 164C88 128 110 92 160 92Z', '#e6cfae') +
    mirrored(160, cut(round(140, 208, 24), '#f4e6cf', 1)) +
    eyes(40, 158, 17, '#8a4f24') +
    fill('M148 188C154 182 166 182 172 188C168 198 152 198 148 188Z', '#c26a6a') +
    line('M160 196V208', '#7a4d3c', 2.6) +
    fill(box(151, 212, 18, 18, 3), '#ffffff') +
    line('M160 213V229', '#c8ab88', 1.6) +
    mirrored(160, line('M122 206L84 198M122 214L86 220', '#fff6e2', 1.6)) +
    at(
      196,
      168,
      `<circle r="27" fill="none" stroke="#e2b45a" stroke-width="5"/>` +
        stroke('M24 14C44 60 24 110-14 132', '#e2b45a', 2)
    ) +
    cut(star(104, 268, 15, 6, 5), '#e2b45a', 1.2),
  '#f6b98a'
)
const hedgehog = night(
  '#23304f',
  cut(star(160, 176, 148, 112, 26), '#4a3527', 4) +
    fill(star(160, 180, 132, 102, 26, -83), '#6b4d36') +
    fill(star(154, 186, 112, 90, 24), '#8a6748') +
    shoulders('#8f3a3c', 100) +
    lapels('#8f3a3c', '#f6ead2') +
    cut(
      'M160 104C206 104 230 140 226 176C220 214 190 240 160 242C130 240 100 214 94 176C90 140 114 104 160 104Z',
      '#f0d9b2',
      3
    ) +
    mirrored(160, cut(round(104, 128, 18), '#d9b98c', 1.6) + dot(105, 130, 9, '#b88a78')) +
    eyes(32, 166, 13, '#3b2a22') +
    cut('M138 200C140 184 180 184 182 200C180 222 140 222 138 200Z', '#e2c094', 0.8) +
    cut(round(160, 192, 15), '#2a1d1a', 1) +
    oval(155, 187, 5, 3, '#8a7a78') +
    stroke('M146 220Q160 230 174 220', '#7a4d36', 3) +
    mirrored(160, dot(114, 200, 11, '#eab09a')) +
    cut('M120 66C120 36 200 36 200 66L206 92H114Z', '#24514a', 2) +
    fill('M112 84H208V98H112Z', '#e2b45a') +
    cut('M100 98C120 88 200 88 220 98C200 110 120 110 100 98Z', '#1b3d38', 1.4)
)
const bat = night(
  '#8f4a58',
  mirrored(
    160,
    cut(
      'M146 240C110 220 92 170 60 128C40 118 14 120-16 136C4 150 10 170 8 196C24 190 36 196 42 214C56 206 72 212 78 232C92 228 104 238 110 258Z',
      '#2b2340',
      3
    ) + stroke('M60 130C44 150 40 180 42 212M62 130C66 170 72 206 78 230', '#544676', 3)
  ) +
    shoulders('#2b2340', 84) +
    lapels('#c2394a', '#f6ead2') +
    mirrored(
      160,
      cut('M104 128C86 96 76 52 84 22C112 34 138 64 148 104Z', '#3c3158', 3) +
        fill('M106 116C94 92 90 64 94 46C110 58 124 78 132 100Z', '#a0627e')
    ) +
    cut(
      'M160 84C208 84 226 122 222 158C218 198 190 226 160 228C130 226 102 198 98 158C94 122 112 84 160 84Z',
      '#4a3d6b',
      3
    ) +
    fill('M160 84C112 86 98 130 106 176C100 170 98 164 98 158C94 122 112 84 160 84Z', '#6d5c98') +
    eyes(30, 148, 20, '#f2d06a') +
    fill('M144 178C150 166 170 166 176 178C170 190 150 190 144 178Z', '#221a33') +
    stroke('M134 198Q160 214 186 198', '#221a33', 3.4) +
    fill('M142 202L148 216L154 206ZM178 202L172 216L166 206Z', '#ffffff') +
    cut(ngon(160, 256, 17, 4), '#e2b45a', 1.4) +
    crescent(272, 54, 24, '#f6dc9a'),
  '#ffb38a'
)

export const characters: Readonly<Record<string, string>> = { owl, fox, badger, hare, hedgehog, bat }
