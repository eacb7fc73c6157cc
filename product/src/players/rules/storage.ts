/** API-107. */
export const keysMax = 100
export const valueBytesMax = 10 * 1024

/** Whether a value of so many bytes has room beside so many other keys. */
export const hasRoom = (bytes: number, otherKeys: number): boolean => otherKeys < keysMax && bytes <= valueBytesMax
