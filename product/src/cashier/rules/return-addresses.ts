/** Where the provider sends the player's browser back to. These addresses show a state; they never make one. */
export interface ReturnAddresses {
  readonly success: string
  readonly pending: string
  readonly fail: string
  readonly cancel: string
}

export function returnAddresses(site: string, transaction: string): ReturnAddresses {
  return {
    success: `${site}/cashier/paysuccess/${transaction}`,
    pending: `${site}/cashier/paypending/${transaction}`,
    fail: `${site}/cashier/payfail/${transaction}`,
    cancel: `${site}/cashier/paycancel?transaction=${transaction}`,
  }
}
