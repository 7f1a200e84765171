drop table result_decisions;
