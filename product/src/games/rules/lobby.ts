/** LOBBY-18, LOBBY-19: what an editor wrote wins over the plain name and picture, when it is not empty. */
export const shownName = (game: { name: string; description: { name?: string } }): string =>
  game.description.name?.trim() || game.name
export const shownImage = (game: { image_url: string; description: { img_288_192?: string } }): string =>
  game.description.img_288_192?.trim() || game.image_url
