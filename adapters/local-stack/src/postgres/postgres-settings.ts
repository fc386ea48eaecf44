/**
 * What PostgreSQL writes into its log: that something went wrong and where, and no value of a
 * statement. `terse` leaves out the detail, which quotes them (`Key (email)=(…) already exists`), and
 * the statement itself is never repeated. What was no number or date is still quoted in its message:
 * without messages nobody would hear of a full disk. `docker-compose.yml` says the same.
 */
export const quietLog = [
  "log_error_verbosity=terse",
  "log_min_error_statement=panic",
  "log_statement=none",
  "log_min_duration_statement=-1",
  "log_parameter_max_length=0",
  "log_parameter_max_length_on_error=0",
];
