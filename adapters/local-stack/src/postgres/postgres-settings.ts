/**
 * PostgreSQL logs errors without the values of statements, which can be personal data. `terse` omits the
 * detail, which quotes values (`Key (email)=(…) already exists`); the other settings omit the
 * statement. The message itself still quotes an invalid number or date; it cannot be switched off,
 * because it also reports a full disk. `docker-compose.yml` has the same settings.
 */
export const privateLogSettings = [
  "log_error_verbosity=terse",
  "log_min_error_statement=panic",
  "log_statement=none",
  "log_min_duration_statement=-1",
  "log_parameter_max_length=0",
  "log_parameter_max_length_on_error=0",
];
