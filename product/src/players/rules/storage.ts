/** API-107. */
const keysMax = 100
const valueBytesMax = 10 * 1024

/** Whether a value of so many bytes has room beside so many other keys. */
export const hasRoom = (bytes: number, otherKeys: number): boolean => otherKeys < keysMax && bytes <= valueBytesMax
