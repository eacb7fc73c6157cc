/** The coin of loyalty points, 48 × 48: a star on gold. */
export const coins = {
  star:
    '<circle cx="25" cy="26" r="20" fill="#050d0c" opacity=".36"/><circle cx="24" cy="24" r="20" fill="#c9822f"/>' +
    '<circle cx="24" cy="24" r="16" fill="#e9a94b"/>' +
    '<path d="M24 11l3.7 8.3 9 .9-6.8 6 2 8.8-7.9-4.6-7.9 4.6 2-8.8-6.8-6 9-.9z" fill="#fff3d6"/>',
}
