/**
 * How the name of a simulated player of the demo begins, so that everybody sees who is one. The sandbox names them, and pages with names explain it.
 */
export const simulatedMark = 'Sim'
