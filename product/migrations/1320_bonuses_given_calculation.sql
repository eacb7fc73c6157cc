-- How a cashback came to its sum when it was given: staff may lower the cashback, and what became void since then is all that differs from this.
alter table bonuses.reward_flags add column given_calculation jsonb;
-- Of what was lowered already nothing else is known than how it is now.
update bonuses.reward_flags f set given_calculation = c.calculation from bonuses.cashbacks c where c.id = f.cashback_id and f.reason = 'void_cashback';
