import br from '../../policies/br.json' with { type: 'json' }
import caOn from '../../policies/ca-on.json' with { type: 'json' }
import de from '../../policies/de.json' with { type: 'json' }
import standard from '../../policies/default.json' with { type: 'json' }
import gb from '../../policies/gb.json' with { type: 'json' }
import mga from '../../policies/mga.json' with { type: 'json' }
import nl from '../../policies/nl.json' with { type: 'json' }
import se from '../../policies/se.json' with { type: 'json' }
import { policyFilesOf } from './rules/policy-file.ts'

/** Parsed once, when the process begins: a file that is wrong stops it. */
export const policyFiles = policyFilesOf({ default: standard, gb, mga, de, nl, se, 'ca-on': caOn, br })
