/** A locksmith's bench: walnut, brass and verdigris, wards and bolts, dials to be read. */
export const [brass, verdigris] = ['#cf9f4c', '#5fa592']
